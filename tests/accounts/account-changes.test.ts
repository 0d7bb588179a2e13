import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ROOT } from '@reef/emulators/stack/paths.ts';
import { accountChanges } from '../../functions/src/accounts/admin/account-changes.ts';
import { deleteAccount } from '../../functions/src/accounts/admin/delete-account.ts';
import { updateRole } from '../../functions/src/accounts/admin/update-role.ts';
import { noteOnce } from '../../functions/src/accounts/audit.ts';
import { resetPinOf } from '../../functions/src/accounts/pins/reset-pin.ts';
import { makeAccount, openTestDeps } from './account-deps.ts';

const deps = openTestDeps();
afterAll(() => deps.close());

it('what a restored backup gives back is listed from its minute on, the earliest first', async () => {
  const admin = await makeAccount(deps, { role: 'admin' });
  const demoted = await makeAccount(deps, { role: 'admin' });
  const { id: target_user_id } = demoted;
  await updateRole(deps, admin.caller, { target_user_id, new_role: 'admin', action: 'remove' });
  const since = deps.now();
  await resetPinOf(deps, admin.caller, demoted.id, '864209');
  // The shop's own notes take nothing away.
  const noted = { action: 'slow-guessing', before: null, after: null } as const;
  await noteOnce(deps, `slow-guessing-${demoted.id}-2026-11`, demoted, noted);
  await deleteAccount(deps, admin.caller, demoted.id);
  const changes = await accountChanges(deps.db, since);
  const about = changes.filter((entry) => entry.target_id === demoted.id);
  expect(about.map(({ action }) => action)).toEqual(['reset-pin', 'delete-account']);

  const script = path.join(ROOT, 'scripts/operator/account-changes.ts');
  const args = [script, 'demo-reef', since.toISOString()];
  const said = execFileSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
  const lines = said.split('\n').filter((line) => line.includes(demoted.id));
  expect(lines.map((line) => line.slice(since.toISOString().length))).toEqual([
    ` PIN reset: ${demoted.id} ${demoted.email}`,
    ` Account deleted: ${demoted.id} ${demoted.email}`,
  ]);
});
