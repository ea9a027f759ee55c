import type { MessageId } from '#backoffice/messages/catalogues.ts';

export type SubjectRecord = {
  id: string;
  label: MessageId;
  hint: MessageId;
  audience: 'part' | 'pro' | 'all';
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
  hint?: MessageId;
  unit?: string;
  options?: readonly { value: string; label: MessageId }[];
};
