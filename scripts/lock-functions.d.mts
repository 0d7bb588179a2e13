// For TypeScript; the CLI runs the script on any Node.
type Names = Readonly<Record<string, string>>;

export declare function functionsLock(
  packages: Readonly<Record<string, object>>,
  own: { readonly dependencies: Names; readonly devDependencies: Names },
): { packages: Record<string, object> };
