import { useState, type ReactNode } from 'react';
import { useConfirm } from '#ui/overlays/confirm.tsx';
import { Button } from '#ui/forms/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { Menu } from '#ui/overlays/menu.tsx';
import { SideSheet } from '#ui/overlays/side-sheet.tsx';
import { useToast, type Toast } from '#ui/overlays/toast.tsx';
import { Block, Row } from './block.tsx';

const TONES = ['info', 'success', 'warning', 'error'] as const satisfies Toast['tone'][];

function Toasts(): ReactNode {
  const toast = useToast();
  return (
    <Row label="Toasts">
      {TONES.map((tone) => (
        <Button
          key={tone}
          kind="secondary"
          onClick={() => toast({ title: `A word of ${tone}`, text: 'And what it means.', tone })}
        >
          {tone}
        </Button>
      ))}
      <Button
        kind="secondary"
        onClick={() => toast({ title: 'Removed', action: { label: 'Undo', onSelect: () => {} } })}
      >
        with an action
      </Button>
    </Row>
  );
}

const PARAGRAPHS = Array.from({ length: 12 }, (_, at) => `Part ${at + 1} of what is long.`);

/** A success, as on the payment's page; each press plays it again. */
function Joy(): ReactNode {
  const [times, setTimes] = useState(0);
  return (
    <Row label="Bubbles">
      <Button kind="secondary" onClick={() => setTimes(times + 1)}>
        Rise again
      </Button>
      <p key={times} className="bubbles px-16 py-10 text-foam">
        Thank you for your order
      </p>
    </Row>
  );
}

/** Everything that opens over a page. */
export function OverlaysPart(): ReactNode {
  const [open, setOpen] = useState<'dialog' | 'sheet' | null>(null);
  const confirm = useConfirm();
  const close = () => setOpen(null);
  return (
    <Block title="Over the page">
      <Row label="Dialogs, sheet, menu">
        <Button kind="secondary" onClick={() => setOpen('dialog')}>
          Dialog
        </Button>
        <Button kind="secondary" onClick={() => setOpen('sheet')}>
          Side sheet
        </Button>
        <Button
          kind="secondary"
          onClick={() =>
            void confirm({
              title: 'Delete this listing?',
              confirmLabel: 'Delete',
              isDangerous: true,
            })
          }
        >
          Confirmation
        </Button>
        <Menu
          button="Menu"
          entries={[
            { key: 'a', label: 'Somewhere', to: '/design' },
            { key: 'b', label: 'Something', onSelect: () => {} },
          ]}
        />
      </Row>
      <Toasts />
      <Joy />
      <Dialog
        isOpen={open === 'dialog'}
        title="A dialog"
        text="Keeps the focus, closes on Escape; its head and foot stay."
        actions={<Button onClick={close}>Done</Button>}
        onClose={close}
      >
        {PARAGRAPHS.map((words) => (
          <p key={words} className="py-3">
            {words}
          </p>
        ))}
      </Dialog>
      <SideSheet isOpen={open === 'sheet'} title="A sheet" onClose={close}>
        What stands in it scrolls.
      </SideSheet>
    </Block>
  );
}
