import { ArrowRight } from 'lucide';
import { useHref } from '#client/app/page/page-context.ts';
import { Icon } from '#client/ui/icon/icon.tsx';
import type { TicketSubject } from '#shared/contract/ticket.ts';
import styles from './subject-list.module.css';

export function SubjectList({ subjects }: { subjects: readonly TicketSubject[] }) {
  const href = useHref();
  return (
    <ul className={styles.list}>
      {subjects.map(({ id, label, hint }) => (
        <li key={id}>
          <a href={`${href('contact-form')}?subject=${id}`}>
            <b>{label}</b>
            <span>{hint}</span>
            <Icon of={ArrowRight} />
          </a>
        </li>
      ))}
    </ul>
  );
}
