type Branch = Map<string, Branch>;

/** The fields that documents have. A request may name hundreds of others; those must not cost a look at the documents. */
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

function visit(value: unknown, branch: Branch): void {
  if (Array.isArray(value)) {
    for (const item of value) visit(item, branch);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, part] of Object.entries(value)) visit(part, below(branch, name));
  }
}

function below(branch: Branch, name: string): Branch {
  let next = branch.get(name);
  if (!next) {
    next = new Map();
    branch.set(name, next);
  }
  return next;
}
