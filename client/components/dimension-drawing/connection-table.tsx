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
          <th scope="col">
            <div>
              {text('drawing.connection')} <span>{text('drawing.size')}</span>
            </div>
          </th>
          <th scope="col">{text('drawing.position')}</th>
        </tr>
      </thead>
      <tbody>
        {connections.map(({ name, size, position }, index) => (
          <tr key={index}>
            <td>
              <b>{index + 1}</b>
            </td>
            <th scope="row">
              <div>
                {name} <span>{size}</span>
              </div>
            </th>
            <td>{position}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
