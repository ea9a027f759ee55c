import { BookOpen, GraduationCap, Ruler, ShieldCheck, Wrench, type IconNode } from 'lucide';
import { Icon } from '#client/ui/icon/icon.tsx';
import type { Home } from '#shared/contract/home.ts';
import styles from './tasks.module.css';

type Icons = Record<string, IconNode>;

const ICONS: Icons = {
  catalogue: BookOpen,
  ruler: Ruler,
  training: GraduationCap,
  service: Wrench,
  guarantee: ShieldCheck,
};

/** `icons`: further icons by name, which only the page loads. */
export function Tasks({ tasks, icons }: { tasks: Home['tasks']; icons?: Icons }) {
  return (
    <div className={styles.tasks}>
      <ul className="container">
        {tasks.map((task, index) => (
          <li key={index}>
            <a href={task.url}>
              <Icon of={icons?.[task.icon] ?? ICONS[task.icon] ?? BookOpen} size="large" />
              <b>{task.title}</b>
              <span>{task.text}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
