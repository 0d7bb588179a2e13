import { createServer, request } from 'node:http';
import { listenLocally } from '@reef/emulators/shared/listen-locally.ts';

const POLICY = 'content-security-policy';

/** A second Hosting, for pages whose backend listens on other ports. */
export type ShiftedHosting = { host: string; close: () => void };

/** Replaces a policy's local ports by the ports `shift` higher. */
function shiftPolicy(policy: string, shift: number): string {
  return policy.replaceAll(
    /(http:\/\/127\.0\.0\.1:)(\d+)/g,
    (_, host: string, port: string) => `${host}${Number(port) + shift}`,
  );
}

/**
 * Forwards requests to Hosting at `target` (`host:port`), and lets its pages connect to the
 * backend's ports shifted by `shift`: the policy names each port.
 */
export async function shiftedHosting(target: string, shift: number): Promise<ShiftedHosting> {
  const server = createServer((asked, answer) => {
    const { method, headers } = asked;
    const url = `http://${target}${asked.url ?? '/'}`;
    // A new connection each time: Hosting may close a kept-alive one just as it is reused.
    const onward = request(url, { method, headers, agent: false }, (given) => {
      const policy = given.headers[POLICY];
      answer.writeHead(given.statusCode ?? 502, {
        ...given.headers,
        ...(typeof policy === 'string' ? { [POLICY]: shiftPolicy(policy, shift) } : {}),
      });
      given.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  });
  const port = await listenLocally(server);
  return {
    host: `127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
