import { type ChildProcess, spawn } from 'node:child_process';

/** A process of its own, which lives until this one has closed its input: by ending, or by being killed. */
const GUARD = `
  const running = new Set();
  const note = (pid) => running.delete(pid) || running.add(pid);
  let text = '';
  process.stdin.setEncoding('utf8').on('data', (part) => { text += part; }).on('end', () => {
    text.split(' ').filter(Boolean).forEach(note);
    for (const pid of running) try { process.kill(Number(pid), 'SIGKILL'); } catch {}
  });
`;

let guard: ChildProcess | undefined;

/** A test run that is killed leaves no process behind that works on, or holds its output open. */
export function endWithUs(child: ChildProcess): void {
  guard ??= spawn(process.execPath, ['-e', GUARD], { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  guard.unref();
  const note = (): void => void guard?.stdin?.write(`${child.pid} `);
  note();
  child.once('exit', note);
}
