/** Attributes of a button that cannot be used now, with the reason: it is grey, and a click says why (`DeadClick`). */
export function off(reason: string | null | false): { 'aria-disabled'?: true; 'data-why'?: string; title?: string } {
  return reason ? { 'aria-disabled': true, 'data-why': reason, title: reason } : {};
}
