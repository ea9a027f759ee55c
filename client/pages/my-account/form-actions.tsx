import type { ReactNode } from 'react';
import { usePage } from '#client/app/page/page-context.ts';
import { ButtonLink } from '#client/ui/button/button.tsx';
import styles from './account-forms.module.css';

export function FormActions({ back, children }: { back: string; children?: ReactNode }) {
  const { match } = usePage();
  return (
    <div className={styles.ways}>
      {children}
      <ButtonLink kind="secondary" href={match.pathname}>
        {back}
      </ButtonLink>
    </div>
  );
}
