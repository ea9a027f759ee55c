import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import {
  Button,
  Card,
  IconButton,
  Link,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@mui/material';
import { useDataProvider, useGetList, useNotify, useRefresh, type RaRecord } from 'ra-core';
import { Title } from 'ra-ui-materialui';
import { useState } from 'react';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { listTree, moveUp, type Placed, type TreeRow } from './category-tree.ts';

type Category = RaRecord<number> & Placed & { name: string };

const MAX = 1000;
const INDENT = 4;

/** Categories as a tree, whose siblings move up and down. */
export function CategoryList() {
  const text = useMessages();
  const { data = [] } = useGetList<Category>('categories', { pagination: { page: 1, perPage: MAX } });
  const [isPending, setPending] = useState(false);
  const move = useMove(setPending);
  return (
    <Card sx={{ mt: 2, overflowX: 'auto' }}>
      <Title title={text('categories.title')} />
      <Button component="a" href="#/categories/create" sx={{ m: 1 }}>
        {text('categories.create')}
      </Button>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{text('categories.name')}</TableCell>
            <TableCell>{text('categories.order')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {listTree(data).map((row) => (
            <TableRow key={row.category.id}>
              <TableCell sx={{ pl: 2 + row.level * INDENT }}>
                <Link href={`#/categories/${row.category.id}`}>{row.category.name}</Link>
              </TableCell>
              <TableCell>
                <MoveButtons row={row} isPending={isPending} move={move} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}

function MoveButtons({
  row: { category, siblings },
  isPending,
  move,
}: {
  row: TreeRow<Category>;
  isPending: boolean;
  move: (siblings: readonly Category[], id: number) => void;
}) {
  const text = useMessages();
  const index = siblings.indexOf(category);
  const next = siblings[index + 1];
  const { name } = category;
  return (
    <>
      <IconButton
        aria-label={text('categories.move_up', { name })}
        disabled={isPending || index === 0}
        onClick={() => move(siblings, category.id)}
      >
        <ArrowUpwardIcon />
      </IconButton>
      <IconButton
        aria-label={text('categories.move_down', { name })}
        disabled={isPending || next === undefined}
        onClick={() => next && move(siblings, next.id)}
      >
        <ArrowDownwardIcon />
      </IconButton>
    </>
  );
}

/** Writes the positions of two siblings that change places; another person's change of one is not overwritten. */
function useMove(setPending: (isPending: boolean) => void) {
  const text = useMessages();
  const provider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  const run = async (siblings: readonly Category[], id: number) => {
    setPending(true);
    try {
      for (const { category, position } of moveUp(siblings, id)) {
        const { data } = await provider.getOne<Category>('categories', { id: category.id });
        await provider.update('categories', {
          id: category.id,
          data: { ...data, position },
          previousData: data,
        });
      }
      notify(text('records.saved'), { type: 'success' });
    } catch (error) {
      notify(error instanceof Error ? error.message : 'errors.general', { type: 'error' });
    } finally {
      setPending(false);
      refresh();
    }
  };
  return (siblings: readonly Category[], id: number) => void run(siblings, id);
}
