/** A problem that the person at the terminal can fix; its message says how, in plain words. */
export class SetupFault extends Error {}
