import { Button, Card, Link, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useGetList, type RaRecord } from 'ra-core';
import { Title } from 'ra-ui-materialui';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { ExportButton } from '#admin/lists/export-button.tsx';
import { MoveButtons } from '#admin/records/move-buttons.tsx';
import { useMove } from '#admin/records/use-move.ts';
import { listTree, type InTree } from './category-tree.ts';

type Category = RaRecord<number> & InTree & { name: string };

const MAX = 1000;
const INDENT = 4;

/** Categories as a tree, whose siblings move up and down. */
export function CategoryList() {
  const text = useMessages();
  const { data = [] } = useGetList<Category>('categories', { pagination: { page: 1, perPage: MAX } });
  const move = useMove<Category>('categories');
  const tree = listTree(data);
  const toRows = () =>
    tree.map(({ category, level }) => ({
      [text('categories.name')]: category.name,
      [text('categories.level')]: level + 1,
    }));
  return (
    <Card sx={{ mt: 2, overflowX: 'auto' }}>
      <Title title={text('categories.title')} />
      <Button component="a" href="#/categories/create" sx={{ m: 1 }}>
        {text('categories.create')}
      </Button>
      <ExportButton file="categories.csv" total={tree.length} load={toRows} />
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{text('categories.name')}</TableCell>
            <TableCell>{text('records.order')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {tree.map(({ category, level, siblings }) => (
            <TableRow key={category.id}>
              <TableCell sx={{ pl: 2 + level * INDENT }}>
                <Link href={`#/categories/${category.id}`}>{category.name}</Link>
              </TableCell>
              <TableCell>
                <MoveButtons name={category.name} record={category} siblings={siblings} move={move} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}
