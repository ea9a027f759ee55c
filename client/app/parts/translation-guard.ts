type Replaced = { font: ChildNode; data: string };

/**
 * Keeps React's text nodes in the document while a browser translates it. A translator replaces a text node with a
 * `<font>` element; React then updates a node that is not shown, and throws when it removes it or inserts before it.
 * The guard puts the replaced node back, empty, before its translation, and removes the translation when React changes
 * or removes the node (decision 0048).
 */
export function guardTranslatedText(): void {
  const replaced = new WeakMap<Text, Replaced>();
  const fonts = new WeakSet<Node>();

  const anchor = (text: Text, font: ChildNode) => {
    // If the translator moved the node into its translation, a copy shows the text there.
    if (text.isConnected) text.replaceWith(text.cloneNode());
    fonts.add(font);
    replaced.set(text, { font, data: text.data });
    text.data = '';
    font.before(text);
  };
  const update = (text: Text, { font, data }: Replaced) => {
    if (text.isConnected && font.isConnected && text.data === '') {
      text.after(font);
      return;
    }
    replaced.delete(text);
    font.remove();
    // The translator restored the original.
    if (text.isConnected && text.data === '') text.data = data;
  };
  const findFont = ({ addedNodes, previousSibling, nextSibling }: MutationRecord) =>
    [...addedNodes, previousSibling, nextSibling].find(
      (node): node is HTMLElement =>
        node instanceof HTMLElement && node.tagName === 'FONT' && node.isConnected && !fonts.has(node),
    );
  const observer = new MutationObserver((records) => {
    for (const record of records) {
      const isChange = record.type === 'characterData';
      for (const text of isChange ? [record.target] : record.removedNodes) {
        if (!(text instanceof Text)) continue;
        const known = replaced.get(text);
        const font = findFont(record);
        if (!font && known) update(text, known);
        else if (font && !known && text.data !== '') anchor(text, font);
      }
    }
    observer.takeRecords();
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true });
}
