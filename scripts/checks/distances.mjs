import stylelint from 'stylelint'

const NAME = 'vozka/distances'
const MEASURED = /^(?:(?:row-|column-)?gap|(?:margin|padding)(?:-.+)?)$/
const DISTANCE = /^(?:0|auto|inherit|var\(--(?:space-\d|gutter)\))$/
/** Pages whose layout depends on the window, so that a landmark is never cut, may use its units. */
const OF_THE_WINDOW = /^[\d.]+(?:vw|svh|cqi|rem)$/
/** A distance relative to a letter may use its units, with a comment right above. */
const OF_A_LETTER = /^[\d.]+(?:em|rem)$/
const OPERATION = /^(?:calc|min|max|clamp|-|-?[1-9][\d.]*)$/

/** Distances must be made of the tokens: stylelint's own rules see a whole value, not the parts of a calculation. */
const rule = (isOn, { byTheWindow = false } = {}) => {
  return (root, result) => {
    if (!stylelint.utils.validateOptions(result, NAME, { actual: isOn, possible: [true] })) return
    root.walkDecls(MEASURED, (declaration) => {
      const isExplained = declaration.prev()?.type === 'comment'
      const parts = declaration.value.match(/var\(--[\w-]+\)|[\w.%-]+/g) ?? []
      const odd = parts.find(
        (part) =>
          !OPERATION.test(part) &&
          !DISTANCE.test(part) &&
          !(byTheWindow && OF_THE_WINDOW.test(part)) &&
          !(isExplained && OF_A_LETTER.test(part)),
      )
      if (odd === undefined) return
      const message = `${declaration.prop}: ${odd} is not of the scale (${NAME})`
      stylelint.utils.report({ ruleName: NAME, result, node: declaration, message })
    })
  }
}
rule.ruleName = NAME
rule.messages = stylelint.utils.ruleMessages(NAME, {})

export default stylelint.createPlugin(NAME, rule)
