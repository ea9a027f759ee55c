import type { Feature } from '#shared/domain/features.ts';
import type { MessageId } from '#backoffice/messages/catalogues.ts';

export type SubjectRecord = {
  id: string;
  label: MessageId;
  hint: MessageId;
  audience: 'part' | 'pro' | 'all';
  /** The subject exists in shops with this feature only. */
  feature?: Feature;
  fields: FieldRecord[];
  requiresProduct: boolean;
  required: ('phone' | 'message' | 'town')[];
  delayDays: number;
};

export type FieldRecord = {
  name: string;
  label: MessageId;
  kind: 'text' | 'number' | 'choice' | 'date';
  required: boolean;
  /** A choice of another field that makes this one required. */
  requiredBy?: { name: string; value: string };
  /** The earliest day of a date, counted from today. */
  minDays?: number;
  hint?: MessageId;
  unit?: string;
  /** Choices, by the id of their label, or in the language of the shop. */
  options?: readonly ({ value: string; label: MessageId } | { value: string; text: string })[];
  /** Setting whose values are the choices; without any the field is left out. */
  optionsOf?: string;
  /** The field exists in shops with this feature only. */
  feature?: Feature;
};
