import { randomUUID } from 'node:crypto';

/** A valid question; a change replaces a field or, when empty, removes it. */
export function ticketForm(changes: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(ticketValues(changes))) form.append(name, value);
  return form;
}

/** The same as texts by name. */
export function ticketValues(changes: Record<string, string> = {}): Record<string, string> {
  const values = {
    subject: 'advice',
    firstname: 'Camille',
    lastname: 'Aubert',
    email: 'camille@courriel.example',
    message: 'Quel modèle pour un séjour de 22 m² ?',
    key: randomUUID(),
    started_at: String(Date.now() - 60_000),
    ...changes,
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

/** Pictures of 2 × 2 pixels. */
const PICTURES = {
  png: 'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWPoMBbsMBZkgFAAGDoDMfdwMIUAAAAASUVORK5CYII=',
  jpg: '/9j/2wBDAAYEBQYFBAYGBQYHBwYIChAKCgkJChQODwwQFxQYGBcUFhYaHSUfGhsjHBYWICwgIyYnKSopGR8tMC0oMCUoKSj/2wBDAQcHBwoIChMKChMoGhYaKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCj/wAARCAACAAIDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAf/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAABv/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AJsAOGb/2Q==',
};

/** A file of this kind; documents and programs have the given size in bytes. */
export function fileOf(kind: 'pdf' | 'png' | 'jpg' | 'exe', name: string, size = 2048): File {
  if (kind === 'png' || kind === 'jpg') return new File([Buffer.from(PICTURES[kind], 'base64')], name);
  const [head, end] = kind === 'pdf' ? ['%PDF-1.7\n', '\n%%EOF\n'] : ['MZ\u0090\u0000', ''];
  return new File([head + ' '.repeat(size - head.length - end.length) + end], name);
}
