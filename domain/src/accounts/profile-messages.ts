/** The profile page (PROF-03). */
export const PROFILE_MESSAGES = {
  none: 'No profile found.',
  loadFailed: { title: 'Error', text: 'Unable to load your profile.' },
  saved: { title: 'Profile saved', text: 'Your information was updated successfully.' },
  saveFailed: { title: 'Save failed', text: 'Please try again.' },
} as const;

/** The Change PIN card (PROF-04). */
export const CHANGE_PIN_MESSAGES = {
  missing: { title: 'Missing fields', text: 'Please fill in all PIN fields.' },
  differ: { title: 'PINs do not match', text: 'New PIN and confirmation must match.' },
  updated: { title: 'PIN updated', text: 'Your PIN was changed successfully.' },
  refusedTitle: 'Update failed',
  refused: 'Could not update PIN.',
  failed: { title: 'Error', text: 'Unable to change PIN. Please try again.' },
  /** Ours: the answer was lost. If the server took the new PIN, the session ends. */
  unsure: {
    title: 'The shop did not answer',
    text: 'Your PIN may be changed already. If you have to sign in again, try the new PIN first.',
  },
  wrongCurrent: 'Current PIN is incorrect',
  /** Ours: an admin tries to reset their own PIN in the user list. */
  ownPin: 'Change your own PIN on your profile, with the current one.',
} as const;
