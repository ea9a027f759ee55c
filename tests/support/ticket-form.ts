import { randomUUID } from 'node:crypto';

/** A question that is in order; changes replace or, when empty, take away. */
export function ticketForm(changes: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(ticketValues(changes))) form.append(name, value);
  return form;
}

/** The same, as texts by name. */
export function ticketValues(changes: Record<string, string> = {}): Record<string, string> {
  const values = {
    subject: 'advice',
    civility: 'mme',
    firstname: 'Camille',
    lastname: 'Aubert',
    email: 'camille@courriel.example',
    country: 'FR',
    zipcode: '44000',
    city: 'Nantes',
    message: 'Quel modèle pour un séjour de 22 m² ?',
    consent: 'yes',
    key: randomUUID(),
    started_at: String(Date.now() - 60_000),
    ...changes,
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

/** A file of so many bytes that begins as files of its kind do. */
export function fileOf(kind: 'pdf' | 'png' | 'jpg' | 'exe', name: string, size = 2048): File {
  const heads = {
    pdf: [0x25, 0x50, 0x44, 0x46, 0x2d, 0x31, 0x2e, 0x37],
    png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    jpg: [0xff, 0xd8, 0xff, 0xe0],
    exe: [0x4d, 0x5a, 0x90, 0x00],
  };
  const bytes = new Uint8Array(size);
  bytes.set(heads[kind]);
  return new File([bytes], name);
}
