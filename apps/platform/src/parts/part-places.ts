/** Which part in which colour some goods are. */
export interface PartPlace {
  /** see `partKey` */
  part: string;
  /** option of the shop; 0: none */
  colour: number;
}

/** The skus of goods by part and colour. */
export class PartPlaces {
  readonly #places = new Map<string, PartPlace>();
  readonly #skus = new Map<string, Map<number, string[]>>();

  set(sku: string, place: PartPlace | null): void {
    this.#remove(sku);
    if (!place) return;
    const { part, colour } = place;
    this.#places.set(sku, place);
    const colours = this.#skus.get(part) ?? new Map<number, string[]>();
    this.#skus.set(part, colours);
    colours.set(colour, [...(colours.get(colour) ?? []), sku]);
  }

  skusOf({ part, colour }: PartPlace): readonly string[] {
    return this.#skus.get(part)?.get(colour) ?? [];
  }

  coloursOf(part: string): readonly number[] {
    return [...(this.#skus.get(part)?.keys() ?? [])];
  }

  #remove(sku: string): void {
    const place = this.#places.get(sku);
    if (!place) return;
    this.#places.delete(sku);
    const colours = this.#skus.get(place.part)!;
    const left = colours.get(place.colour)!.filter((other) => other !== sku);
    if (left.length > 0) colours.set(place.colour, left);
    else colours.delete(place.colour);
    if (colours.size === 0) this.#skus.delete(place.part);
  }
}
