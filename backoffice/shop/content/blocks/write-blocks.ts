import { isDeepStrictEqual } from 'node:util';
import { createFindings } from '#backoffice/shop/files/finding.ts';
import type { PageBlockRecord } from '#shared/contract/page-block-record.ts';
import { BLOCK_FORMATS } from './block-formats.ts';
import { parseBlocks } from './parse-blocks.ts';
import { createYamlFormat } from './yaml-format.ts';

const YAML = createYamlFormat();

/** The body of a page: its blocks in the form that `parseBlocks` reads. */
export function blocksText(blocks: readonly PageBlockRecord[]): string {
  const texts: string[] = [];
  let followsText = false;
  for (const block of blocks) {
    const plain: string | undefined = followsText ? undefined : plainText(block);
    texts.push(plain ?? containerText(block));
    followsText = plain !== undefined;
  }
  return texts.join('\n\n');
}

function plainText(block: PageBlockRecord): string | undefined {
  return block.type === 'text' && isRead(block.markdown, block) ? block.markdown : undefined;
}

function containerText({ dated, ...block }: PageBlockRecord): string {
  const whole = dated === undefined ? block : { ...block, dated };
  const format = BLOCK_FORMATS[block.type];
  const { type, ...fields } = block;
  const heading = format.head && Object.entries(fields).find(([name]) => name === format.head)?.[1];
  const rest = Object.fromEntries(Object.entries(fields).filter(([name]) => name !== format.head));
  const opening = [`:::${type}`, heading, dated && '{dated}'].filter(Boolean).join(' ');
  const written = [opening, ...format.write(rest), ':::'].join('\n');
  if (isRead(written, whole)) return written;
  const { type: _type, ...all } = whole;
  return [`:::${type} {yaml}`, ...YAML.write(all), ':::'].join('\n');
}

/** The text reads as this block alone. */
function isRead(text: string, block: object): boolean {
  const findings = createFindings();
  const read = parseBlocks(text, { file: '', firstLine: 1, findings });
  return !findings.hasErrors && read.length === 1 && isDeepStrictEqual(read[0]?.block, block);
}
