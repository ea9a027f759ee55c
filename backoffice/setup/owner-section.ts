import { escape } from '#backoffice/mail/email-layout.ts';
import { messageFormatter } from '#backoffice/messages/format-message.ts';
import type { OwnerField, OwnerForm, OwnerReading } from '#backoffice/operators/read-owner-form.ts';
import type { Locale } from '#shared/locale.ts';

/** The owner of the shop, or the form that creates one, with what was typed and its errors. */
export type OwnerState =
  | { owner: { name: string; email: string } }
  | { owner: undefined; form: OwnerForm; errors: OwnerReading['errors'] };

type Field = { name: OwnerField; type: 'text' | 'email' | 'password'; autocomplete: string; hasHint?: true };

const FIELDS: readonly Field[] = [
  { name: 'name', type: 'text', autocomplete: 'name' },
  { name: 'email', type: 'email', autocomplete: 'username' },
  { name: 'password', type: 'password', autocomplete: 'new-password', hasHint: true },
  { name: 'password_confirmation', type: 'password', autocomplete: 'new-password' },
];

/** Section of the set-up page with the account of the first operator. */
export function ownerSection(lang: Locale, state: OwnerState): string {
  const text = messageFormatter(lang);
  const title = `<h2>${text('setup.owner.title')}</h2>`;
  if (state.owner) {
    const { name, email } = state.owner;
    const values = { name: escape(name), email: escape(email) };
    return `<section id="owner">${title}<p>${text('setup.owner.exists', values)}</p></section>`;
  }
  const fields = FIELDS.map((field) => fieldHtml(lang, field, state));
  return (
    `<section id="owner">${title}<p>${text('setup.owner.text')}</p>` +
    `<form method="post" action="/setup/owner?lang=${lang}" novalidate>${fields.join('')}` +
    `<button>${text('setup.owner.button')}</button></form></section>`
  );
}

function fieldHtml(
  lang: Locale,
  { name, type, autocomplete, hasHint }: Field,
  { form, errors }: Extract<OwnerState, { owner: undefined }>,
): string {
  const text = messageFormatter(lang);
  const code = errors[name];
  const hint = hasHint ? `<p class="hint" id="${name}-hint">${text('setup.owner.password_rules')}</p>` : '';
  const error =
    code === undefined ? '' : `<p class="error" id="${name}-error">${errorText(lang, name, code)}</p>`;
  const described = [...(hint ? [`${name}-hint`] : []), ...(error ? [`${name}-error`] : [])].join(' ');
  // The first field in error takes the focus when the page returns.
  const isFirst = Object.keys(errors)[0] === name;
  return (
    `<div class="field"><label for="${name}">${text(`setup.owner.${name}`)}</label>${hint}${error}` +
    `<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" required` +
    (type === 'password' ? '' : ` value="${escape(form[name] ?? '')}"`) +
    (described ? ` aria-describedby="${described}"` : '') +
    `${error ? ' aria-invalid="true"' : ''}${isFirst ? ' autofocus' : ''}></div>`
  );
}

function errorText(lang: Locale, field: OwnerField, code: string): string {
  const text = messageFormatter(lang);
  switch (code) {
    case 'required':
      return text(`setup.owner.missing.${field}`);
    case 'invalid_format':
      return text('setup.owner.invalid_email');
    case 'password_not_valid':
      return text('setup.owner.weak_password');
    case 'password_not_identical':
      return text('setup.owner.different_password');
    default:
      return text('setup.owner.too_long');
  }
}
