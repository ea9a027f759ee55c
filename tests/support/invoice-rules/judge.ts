import { XmlDocument, XmlElement, type NamespaceMap } from 'libxml2-wasm';
import type { Damage, Rule } from './rule.ts';

const NAMESPACES: NamespaceMap = {
  rsm: 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  ram: 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  udt: 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
};

/** Ids of the rules that an invoice breaks. @throws for text that is not XML */
export function brokenRules(xml: string, rules: readonly Rule[]): string[] {
  return withDocument(xml, (document) =>
    rules
      .filter(({ context, test }) =>
        document.root
          .find(context, NAMESPACES)
          .some((node) => node.eval(`boolean(${test})`, NAMESPACES) !== true),
      )
      .map(({ id }) => id),
  );
}

/** Ids of the rules whose context exists in an invoice. */
export function triggeredRules(xml: string, rules: readonly Rule[]): string[] {
  return withDocument(xml, (document) =>
    rules.filter(({ context }) => document.root.find(context, NAMESPACES).length > 0).map(({ id }) => id),
  );
}

/** A damaged invoice; `undefined` if it lacks the element to damage. */
export function damaged(xml: string, damage: Damage): string | undefined {
  return withDocument(xml, (document) => {
    const path = pathOf(damage);
    const found = document.root.find(path, NAMESPACES);
    const [target] = found;
    if (!(target instanceof XmlElement)) return undefined;
    if ('remove' in damage) for (const node of found) node.remove();
    else if ('set' in damage) write(target, damage.to);
    else if ('attribute' in damage) target.setAttr(damage.attribute, damage.to);
    else if ('add' in damage) target.addElement(damage.element, 'ram').addText(damage.value);
    else return repeat(xml, target.toString());
    return document.toString();
  });
}

function pathOf(damage: Damage): string {
  if ('remove' in damage) return damage.remove;
  if ('set' in damage) return damage.set;
  if ('attribute' in damage) return damage.of;
  return 'add' in damage ? damage.add : damage.repeat;
}

function write(element: XmlElement, text: string): void {
  while (element.firstChild) element.firstChild.remove();
  if (text !== '') element.addText(text);
}

/** Repeats an element of the invoice. */
function repeat(xml: string, element: string): string {
  const index = xml.indexOf(element);
  return index < 0 ? xml : xml.slice(0, index) + element + xml.slice(index);
}

function withDocument<Result>(xml: string, judge: (document: XmlDocument) => Result): Result {
  const document = XmlDocument.fromString(xml);
  try {
    return judge(document);
  } finally {
    document.dispose();
  }
}
