import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checkNode, deployedMajor } from './node-version.mjs';

const MODULE = pathToFileURL(path.join(import.meta.dirname, 'node-version.mjs')).href;

/** A command that takes its first process for Node 20, and does its work in the second. */
const command = (work: string) => `
import { onDeployedNode } from ${JSON.stringify(MODULE)};
const version = process.env.SECOND ? process.versions.node : '20.19.0';
process.env.SECOND = 'yes';
await onDeployedNode(() => { ${work} }, version);
`;

function start(work: string, env = process.env): ChildProcess {
  const folder = mkdtempSync(path.join(tmpdir(), 'reef-node-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'command.mjs');
  writeFileSync(file, command(work));
  return spawn(process.execPath, [file, 'a', 'b c'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
}

async function firstLine({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('the command writes nowhere');
  const [chunk] = await once(stdout, 'data');
  return String(chunk).trim();
}

describe('the version of Node', () => {
  it('of the setup is at least 20.19', () => {
    expect(() => checkNode('20.19.0')).not.toThrow();
    expect(() => checkNode('24.0.0')).not.toThrow();
    expect(() => checkNode('20.18.3')).toThrow(/^Node 20\.18\.3 is too old; Reef needs 20\.19/);
  });

  it('is the deployed one after it: the command starts again, with its arguments', async () => {
    const child = start(
      'console.log(JSON.stringify([process.versions.node, process.argv.slice(2), process.env.PATH]));' +
        'process.exitCode = 7;',
    );
    const exit = once(child, 'exit');
    const [version, args, searched] = JSON.parse(await firstLine(child)) as [
      string,
      string[],
      string,
    ];
    expect(version.split('.')[0]).toBe(String(deployedMajor()));
    expect(args).toEqual(['a', 'b c']);
    expect(searched.split(path.delimiter)[0]).toMatch(/node_modules[/\\]node[/\\]bin$/);
    expect(await exit).toEqual([7, null]);
  });

  it('is refused where npm installs another one, instead of starting again and again', async () => {
    const child = start(`console.log('done')`, { ...process.env, REEF_STARTED_AGAIN: '1' });
    const [told] = await once(child.stderr!, 'data');
    expect(String(told)).toContain('names Node');
    expect(await once(child, 'exit')).toEqual([1, null]);
  });

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('passes %s on', async (signal) => {
    const child = start(
      `process.on('${signal}', () => process.exit(5)); setInterval(() => {}, 1000); console.log('up');`,
    );
    const exit = once(child, 'exit');
    expect(await firstLine(child)).toBe('up');
    child.kill(signal);
    expect(await exit).toEqual([5, null]);
  });
});
