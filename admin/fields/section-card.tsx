import { Card, CardContent, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** A part of a screen under its heading. */
export function SectionCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <CardContent>
        <Typography variant="h6" component="h2" gutterBottom>
          {title}
        </Typography>
        {children}
      </CardContent>
    </Card>
  );
}
