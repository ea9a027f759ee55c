import type { Font } from 'fontkit';

declare global {
  namespace PDFKit {
    /** Missing from its types: the dictionary of an element, for attributes without an option. */
    // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
    interface PDFStructureElement {
      readonly dictionary: { readonly data: Record<string, unknown> };
    }
  }

  namespace PDFKit.Mixins {
    /** Missing from its types: a font that has been read is accepted as well. */
    // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
    interface PDFFont {
      registerFont(name: string, face: Font): this;
    }

    /** Missing from its types: the scope of a table's header cell, and the box of a figure. */
    // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
    interface StructureElementOptions {
      scope?: 'Row' | 'Column';
      bbox?: [left: number, top: number, right: number, bottom: number];
    }

    /** Missing from its types: the relation of an attached file to the pages. */
    // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
    interface PDFAttachmentOptions {
      relationship?: 'Alternative' | 'Data' | 'Source' | 'Supplement' | 'Unspecified';
    }
  }
}
