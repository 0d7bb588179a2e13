import type { ReactNode } from 'react';
import { FormDialog } from '#ui/overlays/form-dialog.tsx';
import { CreateUserForm } from './create-user-form.tsx';

/** The create-user form in a window; it closes when the account is made. */
export function CreateUserDialog({
  isOpen,
  onCreated,
  onClose,
}: {
  isOpen: boolean;
  onCreated: () => void;
  onClose: () => void;
}): ReactNode {
  return (
    <FormDialog
      isOpen={isOpen}
      title="Create User"
      text="The account can sign in at once with this email and PIN."
      width="medium"
      onClose={onClose}
    >
      <CreateUserForm
        onCreated={() => {
          onCreated();
          onClose();
        }}
      />
    </FormDialog>
  );
}
