/** `Guia de benefícios: Proteção de compra` becomes `guia-de-beneficios-protecao-de-compra.pdf`: safe in any header and folder. */
export function fileName(title: string): string {
  const words = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  return `${words?.join('-') ?? 'document'}.pdf`
}
