import { BookOpen, GraduationCap, Ruler, ShieldCheck, Wrench, type IconNode } from 'lucide';
import { Icon } from '#client/ui/icon/icon.tsx';
import type { Home } from '#shared/contract/home.ts';
import styles from './tasks.module.css';

const SIGNS: Record<string, IconNode> = {
  catalogue: BookOpen,
  ruler: Ruler,
  training: GraduationCap,
  service: Wrench,
  guarantee: ShieldCheck,
};

export function Tasks({ tasks }: { tasks: Home['tasks'] }) {
  return (
    <div className={styles.tasks}>
      <ul className="container">
        {tasks.map((task, index) => (
          <li key={index}>
            <a href={task.url}>
              <Icon of={SIGNS[task.icon] ?? BookOpen} size="large" />
              <b>{task.title}</b>
              <span>{task.text}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
