import { Menu as HeadlessMenu, MenuButton, MenuItem, MenuItems } from '@headlessui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** One entry: a place to go, or something to do. */
export type MenuEntry = { key: string; label: string; icon?: ReactNode } & (
  | { to: string }
  | { onSelect: () => void }
);

function Entry({ entry }: { entry: MenuEntry }): ReactNode {
  if ('to' in entry) {
    return (
      <Link to={entry.to} className="menu-item">
        {entry.icon}
        {entry.label}
      </Link>
    );
  }
  return (
    <button type="button" className="menu-item" onClick={entry.onSelect}>
      {entry.icon}
      {entry.label}
    </button>
  );
}

/** A button that opens a list of entries; `header` stands above them. */
export function Menu({
  label,
  button,
  buttonClassName = 'btn btn-ghost',
  header,
  entries,
}: {
  /** The button's name, where `button` alone does not say it. */
  label?: string;
  button: ReactNode;
  buttonClassName?: string;
  header?: ReactNode;
  entries: readonly MenuEntry[];
}): ReactNode {
  return (
    <HeadlessMenu>
      <MenuButton aria-label={label} className={buttonClassName}>
        {button}
      </MenuButton>
      <MenuItems
        anchor="bottom end"
        transition
        className="panel panel-menu [--anchor-gap:0.5rem] [--anchor-padding:0.75rem]"
      >
        {header}
        {entries.map((entry) => (
          <MenuItem key={entry.key}>
            <Entry entry={entry} />
          </MenuItem>
        ))}
      </MenuItems>
    </HeadlessMenu>
  );
}
