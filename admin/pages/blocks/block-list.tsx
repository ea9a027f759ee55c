import { Box, Stack } from '@mui/material';
import { useEffect, useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { AddBlock } from './add-block.tsx';
import { BlockCard, type BlockControl } from './block-card.tsx';
import { createBlock, type BlockKind } from './block-kinds.ts';

/** The part of the form that this list changes. */
type Blocks = { blocks: { type: BlockKind }[] };

/** Control of a block that receives the focus after a change of the list. */
type Focus = { index: number; control: BlockControl };

/** Number of blocks up to which all of them begin open. */
const FEW = 3;

/** Blocks of a page in their order: each opens, moves, is copied and removed. */
export function BlockList() {
  const text = useMessages();
  const { getValues } = useFormContext<Blocks>();
  const { fields, append, insert, move, remove } = useFieldArray<Blocks, 'blocks'>({ name: 'blocks' });
  const [open, setOpen] = useState(() => fields.map(() => fields.length <= FEW));
  const [focus, setFocus] = useState<Focus>();
  const [notice, setNotice] = useState('');
  useEffect(() => {
    if (focus) document.querySelector<HTMLElement>(`#${controlId(focus)}`)?.focus();
  }, [focus]);

  const total = fields.length;
  const nameOf = (index: number) => text(`pages.kind.${getValues(`blocks.${index}.type`)}`);
  const moveTo = (from: number, to: number) => {
    move(from, to);
    setOpen(moved(open, from, to));
    const isUp = to < from;
    const isAtEnd = to === 0 || to === total - 1;
    // A button that cannot be pressed takes no focus.
    setFocus({ index: to, control: isUp !== isAtEnd ? 'up' : 'down' });
    setNotice(text('pages.block_moved', { name: nameOf(to), place: to + 1, total }));
  };
  const add = (kind: BlockKind) => {
    append(createBlock(kind), { shouldFocus: false });
    setOpen([...open, true]);
    setFocus({ index: total, control: 'toggle' });
    setNotice(text('pages.block_added', { name: text(`pages.kind.${kind}`), place: total + 1 }));
  };
  const duplicate = (index: number) => {
    insert(index + 1, structuredClone(getValues(`blocks.${index}`)), { shouldFocus: false });
    setOpen(open.toSpliced(index + 1, 0, true));
    setFocus({ index: index + 1, control: 'toggle' });
    setNotice(text('pages.block_added', { name: nameOf(index), place: index + 2 }));
  };
  const drop = (index: number) => {
    setNotice(text('pages.block_removed', { name: nameOf(index) }));
    remove(index);
    setOpen(open.toSpliced(index, 1));
    if (total > 1) setFocus({ index: Math.min(index, total - 2), control: 'toggle' });
  };
  return (
    <Stack spacing={1.5}>
      <Box role="status" sx={HIDDEN}>
        {notice}
      </Box>
      {fields.map(({ id }, index) => (
        <BlockCard
          key={id}
          index={index}
          total={total}
          isOpen={open[index] ?? false}
          onToggle={() => setOpen(fields.map((_field, each) => (each === index) !== (open[each] ?? false)))}
          onMove={(to) => moveTo(index, to)}
          onDuplicate={() => duplicate(index)}
          onRemove={() => drop(index)}
          idOf={(control) => controlId({ index, control })}
        />
      ))}
      <AddBlock onChosen={add} />
    </Stack>
  );
}

function controlId({ index, control }: Focus): string {
  return `block-${index}-${control}`;
}

function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const [item] = list.slice(from, from + 1);
  return item === undefined ? [...list] : list.toSpliced(from, 1).toSpliced(to, 0, item);
}

/** For screen readers only. */
const HIDDEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};
