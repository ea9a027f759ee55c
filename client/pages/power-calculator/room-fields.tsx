import { X } from 'lucide';
import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { Icon } from '#client/ui/icon/icon.tsx';
import { NumberField } from '#client/ui/number-field/number-field.tsx';
import { SelectField } from '#client/ui/select/select-field.tsx';
import type { Figure } from '#shared/domain/heat/heat-query.ts';
import { LIMITS, ROOM_TYPE_NAMES, STOREY_NAMES } from '#shared/domain/heat/rooms.ts';
import { formatFigure } from '#shared/domain/price.ts';
import type { RoomData } from './power-calculator-load.ts';
import styles from './power-calculator-page.module.css';

type RoomFieldsProps = {
  room: RoomData;
  index: number;
  /** Form action that removes the room; absent for the only room. */
  removeAction?: string;
};

/** Metres and millimetres, as on a floor plan. */
const UNITS: Record<Exclude<Figure, 'walls'>, string> = {
  area: 'm²',
  height: 'm',
  glass: 'm²',
  width: 'mm',
  tall: 'mm',
};
const EXAMPLES: Record<Figure, number> = {
  area: 18,
  height: 2.5,
  walls: 2,
  glass: 3,
  width: 1200,
  tall: 900,
};

export function RoomFields({ room: { typed, errors }, index, removeAction }: RoomFieldsProps) {
  const text = useTranslations();
  const { locale } = usePage().site;
  const number = index + 1;
  const figure = (value: number) => formatFigure(value, locale);
  const errorOf = (name: Figure, unit: string) => {
    const error = errors[name];
    if (!error) return undefined;
    const { min, max } = LIMITS[name];
    return text(`power.error_${error}`, {
      example: figure(EXAMPLES[name]),
      least: figure(min),
      most: figure(max),
      unit,
    });
  };
  const numberField = (name: Figure, isOptional = false) => {
    const unit = name === 'walls' ? text('power.walls_unit') : UNITS[name];
    return (
      <NumberField
        label={text(`power.${name}`)}
        unit={unit}
        error={errorOf(name, unit)}
        name={name}
        defaultValue={typed[name]}
        maxLength={20}
        aria-required
        {...(isOptional && { optional: text('power.optional') })}
      />
    );
  };
  return (
    <fieldset className={styles.room}>
      <legend>{text('power.room', { number })}</legend>
      {removeAction !== undefined && (
        <button
          type="submit"
          name="remove"
          value={index}
          className={styles.remove}
          formAction={removeAction}
          data-print="no"
        >
          <Icon of={X} />
          <span className="hidden">{text('power.room_remove', { number })}</span>
        </button>
      )}
      <div className={styles.fields}>
        <SelectField
          label={text('power.type')}
          name="room"
          defaultValue={typed.type}
          options={ROOM_TYPE_NAMES.map((type) => ({ value: type, label: text(`power.type_${type}`) }))}
        />
        {numberField('area')}
        {numberField('height')}
        <SelectField
          label={text('power.storey')}
          name="storey"
          defaultValue={typed.storey}
          options={STOREY_NAMES.map((storey) => ({ value: storey, label: text(`power.storey_${storey}`) }))}
        />
        {numberField('walls')}
        {numberField('glass')}
        {numberField('width', true)}
        {numberField('tall', true)}
      </div>
    </fieldset>
  );
}
