import type { Question } from './confirm.tsx';

/** The question before something typed is lost. */
export const DISCARDING: Question = {
  title: 'Discard what you typed?',
  text: 'It is not saved.',
  confirmLabel: 'Discard',
  cancelLabel: 'Keep editing',
  isDangerous: true,
};
