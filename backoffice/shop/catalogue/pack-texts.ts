import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { ProductRecord } from '#shared/contract/shop/product-record.ts';

type Texts = ProductRecord['texts'];

/** Texts that are compressed together: those of one product compress badly, and a compressor takes long to create. */
const TEXTS_A_BLOCK = 64;
/** Texts are compressed once and read a few times. */
const COMPRESSION = { level: 1 };

/**
 * Returns a function that gives the same product with texts that are compressed until they are read: those of 50,000
 * products take more memory than an import may use. Reading is fast in the order in which products were packed.
 */
export function createPackTexts(): (product: ProductRecord) => ProductRecord {
  const store = new TextStore();
  return ({ texts, ...facts }) => ({ ...copyFacts(facts), texts: new PackedTexts(store, store.add(texts)) });
}

/** Texts of a product that are unpacked when they are read. */
class PackedTexts implements Texts {
  readonly #store: TextStore;
  readonly #index: number;
  constructor(store: TextStore, index: number) {
    this.#store = store;
    this.#index = index;
  }
  get fr() {
    return this.toJSON().fr;
  }
  get en() {
    return this.toJSON().en;
  }
  toJSON(): Texts {
    return this.#store.read(this.#index);
  }
}

class TextStore {
  readonly #blocks: Uint8Array[] = [];
  /** Texts that are not compressed yet. */
  #last: Texts[] = [];
  #unpacked: { block: number; texts: Texts[] } | undefined;

  /** Returns the index of the texts. */
  add(texts: Texts): number {
    const index = this.#blocks.length * TEXTS_A_BLOCK + this.#last.push(texts) - 1;
    if (this.#last.length === TEXTS_A_BLOCK) {
      // A copy without the rest of the buffer that the result is a part of.
      this.#blocks.push(new Uint8Array(deflateRawSync(JSON.stringify(this.#last), COMPRESSION)));
      this.#last = [];
    }
    return index;
  }

  /** @throws RangeError for an index that `add` has not returned */
  read(index: number): Texts {
    const texts = this.#unpack(Math.floor(index / TEXTS_A_BLOCK))[index % TEXTS_A_BLOCK];
    if (!texts) throw new RangeError(`There are no texts ${index}.`);
    return texts;
  }

  #unpack(block: number): Texts[] {
    const packed = this.#blocks[block];
    if (!packed) return this.#last;
    if (this.#unpacked?.block !== block) {
      const texts = JSON.parse(inflateRawSync(packed).toString()) as Texts[];
      this.#unpacked = { block, texts };
    }
    return this.#unpacked.texts;
  }
}

/** Strings of a parsed file refer to the text of the file, which would stay in memory. */
function copyFacts<Facts>(facts: Facts): Facts {
  return JSON.parse(JSON.stringify(facts)) as Facts;
}
