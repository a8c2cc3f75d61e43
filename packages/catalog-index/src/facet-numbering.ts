import type { Column } from './column.ts';
import type { Columns } from './columns.ts';
import type { Scalar } from './document.ts';
import { variantField } from './filter.ts';

/**
 * One numbering for the values of a field and those of its variants: first the field's own codes, then the variants',
 * then codes that came by updates.
 */
export class FacetNumbering {
  readonly #columns: Columns;
  readonly #field: string;
  readonly #own: Column | null;
  readonly #variants: Column | null;
  readonly #types: Column | null;
  readonly #ownCount: number;
  readonly #firstAdded: number;
  readonly #added: { isVariant: boolean; code: number }[] = [];
  readonly #addedCodes = new Map<string, number>();
  /** the codes of that type, and among how many they were looked for: an update may bring one */
  #configurable: readonly number[] = [];
  #knownTypes = -1;

  constructor(columns: Columns, field: string) {
    this.#columns = columns;
    this.#field = field;
    this.#own = columns.get(field);
    this.#variants = columns.get(variantField(field));
    this.#types = columns.get('type_id');
    this.#ownCount = this.#own?.values.firstAdded ?? 0;
    this.#firstAdded = this.#ownCount + (this.#variants?.values.firstAdded ?? 0);
  }

  get codeCount(): number {
    return this.#firstAdded + this.#added.length;
  }

  /** False once a new field has come up, or a column has been dropped and read again. */
  isCurrent(): boolean {
    const { get } = this.#columns;
    return get(this.#field) === this.#own && get(variantField(this.#field)) === this.#variants;
  }

  /** Values of variants count for configurable products only, both when filtering and when counting. */
  codesOf(document: number): number[] {
    const own = toCodes(this.#own, document).map((code) => this.#number(code, false));
    if (!this.#isConfigurable(document)) return own;
    return own.concat(toCodes(this.#variants, document).map((code) => this.#number(code, true)));
  }

  /** The codes of all values that requests spell like this. */
  codesSpelt(spelling: string): number[] {
    const own = this.#own?.values.codesOf(spelling) ?? [];
    const variants = this.#variants?.values.codesOf(spelling) ?? [];
    return [...own.map((code) => this.#number(code, false)), ...variants.map((code) => this.#number(code, true))];
  }

  read(code: number): { value: Scalar; isVariant: boolean } {
    const added = code >= this.#firstAdded ? this.#added[code - this.#firstAdded] : undefined;
    const isVariant = added?.isVariant ?? code >= this.#ownCount;
    const column = isVariant ? this.#variants : this.#own;
    return { value: column!.values.value(added?.code ?? (isVariant ? code - this.#ownCount : code)), isVariant };
  }

  #number(code: number, isVariant: boolean): number {
    const column = isVariant ? this.#variants : this.#own;
    if (code < column!.values.firstAdded) return isVariant ? this.#ownCount + code : code;
    const key = `${isVariant} ${code}`;
    const known = this.#addedCodes.get(key);
    if (known !== undefined) return known;
    const number = this.codeCount;
    this.#added.push({ isVariant, code });
    this.#addedCodes.set(key, number);
    return number;
  }

  #isConfigurable(document: number): boolean {
    if (!this.#types) return false;
    const { values } = this.#types;
    if (values.count !== this.#knownTypes) {
      this.#knownTypes = values.count;
      this.#configurable = values.codesOf('configurable');
    }
    return toCodes(this.#types, document).some((code) => this.#configurable.includes(code));
  }
}

const toCodes = (column: Column | null, document: number): number[] =>
  column ? Array.from(column.sets.codesOf(column.sets.ofDocument[document]!)) : [];
