/** Submits fields to a page of this site natively, files included: the response is a new document. */
export function postDocument(to: string, fields: FormData): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = to;
  form.hidden = true;
  for (const [name, value] of fields) {
    if (typeof value !== 'string') form.enctype = 'multipart/form-data';
    form.append(createField(name, value));
  }
  document.body.append(form);
  form.submit();
}

function createField(name: string, value: FormDataEntryValue): HTMLInputElement {
  const field = document.createElement('input');
  field.name = name;
  if (typeof value === 'string') {
    field.type = 'hidden';
    field.value = value;
    return field;
  }
  field.type = 'file';
  // FormData has an entry with an empty name for a field without a file.
  if (value.name !== '') {
    const files = new DataTransfer();
    files.items.add(value);
    field.files = files.files;
  }
  return field;
}
