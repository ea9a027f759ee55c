import type { Font } from 'fontkit';

declare global {
  namespace PDFKit {
    /** Missing from its types: the dictionary of an element, for attributes that it has no option for. */
    // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
    interface PDFStructureElement {
      readonly dictionary: { readonly data: Record<string, unknown> };
    }
  }

  namespace PDFKit.Mixins {
    /** What its types leave out: a face that has been read is taken as well. */
    // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
    interface PDFFont {
      registerFont(name: string, face: Font): this;
    }

    /** Missing from its types: the cells that a head cell of a table is for, and the box a picture fills. */
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
