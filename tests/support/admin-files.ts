/** Runs in the page. @returns whether every script of the admins' pages is cached. */
export async function hasAdminPages(): Promise<boolean> {
  const list = await caches.match('/admin-files.json', { ignoreSearch: true });
  const files = list === undefined ? [] : ((await list.json()) as string[]);
  const found = await Promise.all(files.map((file) => caches.match(file)));
  return files.length > 0 && found.every((kept) => kept !== undefined);
}
