// For the TypeScript of the local stack; the setup runs before TypeScript is installed.
export declare class SetupFault extends Error {}
