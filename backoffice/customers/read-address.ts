import { createFormReader } from '#backoffice/forms/form-reader.ts';
import { invalidForm } from '#backoffice/http/failure.ts';
import type { Address, AddressForm } from '#shared/contract/customer.ts';

export type AddressValues = Omit<Address, 'id' | 'type'>;

type Field = Exclude<keyof AddressForm, 'type'>;

/**
 * Reads the address fields of a form; missing fields are left out.
 * @throws Failure 422 with a code per invalid field.
 */
export function readAddress(form: Partial<AddressForm>): Partial<AddressValues> {
  const { type: _uses, ...fields } = form;
  const { line, postcode, phone, errors } = createFormReader<Field>(fields);
  const optional = { isRequired: false };
  const values: Partial<AddressValues> = {
    ...(form.label !== undefined && { label: line('label') }),
    ...(form.address_1 !== undefined && { address_1: line('address_1') }),
    ...(form.address_2 !== undefined && { address_2: line('address_2', optional) || null }),
    ...(form.zipcode !== undefined && { zipcode: postcode('zipcode') }),
    ...(form.city !== undefined && { city: line('city') }),
    ...(form.mobile !== undefined && { mobile: phone('mobile', optional) || null }),
  };
  if (Object.keys(errors).length > 0) throw invalidForm(errors);
  return values;
}

/** The contract has checked that all fields are present. */
export function readNewAddress(form: AddressForm): AddressValues {
  const {
    label = '',
    address_1 = '',
    address_2 = null,
    zipcode = '',
    city = '',
    mobile = null,
  } = readAddress(form);
  return { label, address_1, address_2, zipcode, city, mobile };
}
