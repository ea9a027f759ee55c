import { Calculator, Plus } from 'lucide';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { Button } from '#client/ui/button/button.tsx';
import { MAX_ROOMS } from '#shared/domain/heat/rooms.ts';
import type { RoomData } from './power-calculator-load.ts';
import styles from './power-calculator-page.module.css';
import { RoomFields } from './room-fields.tsx';

/** The rooms. Adding or removing one submits the form with all typed values. */
export function RoomList({ rooms, action }: { rooms: readonly RoomData[]; action: string }) {
  const text = useTranslations();
  return (
    <section id="rooms" className={styles.rooms} aria-labelledby="rooms-title">
      <h2 id="rooms-title">{text('power.rooms')}</h2>
      {/* Enter clicks the first submit button of a form. */}
      <button type="submit" className="hidden" tabIndex={-1} aria-hidden="true" />
      {rooms.map((room, index) => (
        <RoomFields
          key={index}
          room={room}
          index={index}
          {...(rooms.length > 1 && { removeAction: action })}
        />
      ))}
      <div className={styles.actions} data-print="no">
        {rooms.length < MAX_ROOMS ? (
          <Button type="submit" name="add" value="1" kind="secondary" icon={Plus} formAction={action}>
            {text('power.room_add')}
          </Button>
        ) : (
          <p>{text('power.rooms_full', { count: MAX_ROOMS })}</p>
        )}
        <Button type="submit" icon={Calculator}>
          {text('power.submit')}
        </Button>
      </div>
    </section>
  );
}
