import { useTranslations } from '#client/app/intl/use-translations.ts';
import type { Connection } from '#shared/contract/connection.ts';
import styles from './dimension-drawing-section.module.css';

/** Legend of the numbers in the drawing. */
export function ConnectionTable({ connections }: { connections: readonly Connection[] }) {
  const text = useTranslations();
  return (
    <table className={styles.connections}>
      <caption>{text('drawing.connections')}</caption>
      <thead>
        <tr>
          <th scope="col">{text('drawing.number')}</th>
          <th scope="col">{text('drawing.connection')}</th>
          <th scope="col">{text('drawing.size')}</th>
          <th scope="col">{text('drawing.position')}</th>
        </tr>
      </thead>
      <tbody>
        {connections.map(({ name, size, position }, index) => (
          <tr key={index}>
            <td>
              <span>{index + 1}</span>
            </td>
            <th scope="row">{name}</th>
            <td>{size}</td>
            <td>{position}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
