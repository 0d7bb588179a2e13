// For TypeScript; the setup runs before TypeScript is installed.
export declare const PART_NAMES: readonly string[];
export declare function checkedNames(
  names: readonly string[],
  known: readonly string[],
): readonly string[];
export declare function nameFault(
  names: readonly string[],
  known: readonly string[],
): string | null;
