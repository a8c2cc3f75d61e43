import { fork } from 'node:child_process';

/** What a module, run in a process of its own, sends back: its figures are not blurred by what was measured before. */
export function inChild<T>(module: URL, args: readonly string[], execArgv: readonly string[] = []): Promise<T> {
  return new Promise((resolve, reject) => {
    const child = fork(module, args, { execArgv: [...process.execArgv, ...execArgv] });
    let answer: { value: T } | null = null;
    child.on('message', (value: T) => {
      answer = { value };
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      if (answer) resolve(answer.value);
      else reject(new Error(`${module.pathname} ended with ${code} and no answer`));
    });
  });
}
