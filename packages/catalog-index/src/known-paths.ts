type Branch = Map<string, Branch>;

/** The fields that documents have. A request may name hundreds of others; those must not cost a scan of the documents. */
export class KnownPaths {
  readonly #root: Branch = new Map();

  constructor(paths: Iterable<string> = []) {
    for (const path of paths) {
      let branch = this.#root;
      for (const name of path.split('.')) branch = below(branch, name);
    }
  }

  has(path: string): boolean {
    let branch: Branch | undefined = this.#root;
    for (const name of path.split('.')) branch = branch?.get(name);
    return branch !== undefined;
  }

  add(document: object): void {
    visit(document, this.#root);
  }

  list(): string[] {
    const listBelow = (branch: Branch, prefix: string): string[] =>
      [...branch].flatMap(([name, next]) => [prefix + name, ...listBelow(next, `${prefix}${name}.`)]);
    return listBelow(this.#root, '');
  }
}

/** Runs over every value of every document, so it makes no lists and looks into objects only. */
function visit(value: object, branch: Branch): void {
  if (Array.isArray(value)) {
    for (const item of value) if (isObject(item)) visit(item, branch);
    return;
  }
  for (const name in value) {
    const next = below(branch, name);
    const part: unknown = (value as Record<string, unknown>)[name];
    if (isObject(part)) visit(part, next);
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function below(branch: Branch, name: string): Branch {
  let next = branch.get(name);
  if (!next) {
    next = new Map();
    branch.set(name, next);
  }
  return next;
}
