/** Something whoever runs the command can put right; its message says how, in plain words. */
export class SetupFault extends Error {}
