import type { ReactNode } from 'react';
import { IconButton } from '#ui/forms/icon-button.tsx';
import { CloseIcon, SearchIcon } from '#ui/layout/icons.tsx';
import { TextField } from '#ui/forms/text-field.tsx';

/** The search box of the user list: e-mail, first name, last name or role. */
export function UserSearch({
  value,
  onChange,
}: {
  value: string;
  onChange: (value: string) => void;
}): ReactNode {
  return (
    <div className="users-search relative w-full lg:w-96">
      <TextField
        label="Search users by email, first name, last name or role"
        isLabelHidden
        type="search"
        autoComplete="off"
        placeholder="Search email, name or role"
        maxLength={200}
        value={value}
        onChange={onChange}
      />
      <SearchIcon className="pointer-events-none absolute start-4 top-1/2 size-4.5 -translate-y-1/2 text-lumen" />
      {value !== '' && (
        <IconButton
          label="Clear search"
          className="absolute! end-0.5 top-1/2 -translate-y-1/2"
          onClick={({ currentTarget }) => {
            onChange('');
            currentTarget.parentElement?.querySelector('input')?.focus();
          }}
        >
          <CloseIcon className="size-4" />
        </IconButton>
      )}
    </div>
  );
}
