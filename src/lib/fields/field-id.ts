/** Id of a field's control: the target of error summary and change links. */
export function fieldId(name: string): string {
  return `f-${name}`
}
