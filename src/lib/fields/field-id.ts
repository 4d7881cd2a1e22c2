/** Id of a field's control: the target of error summary and change links. `form` is one of several forms of a page. */
export function fieldId(name: string, form = 'f'): string {
  return `${form}-${name}`
}
