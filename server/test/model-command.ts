import type fc from 'fast-check'

interface Step<Model, Real> {
  /** True if the command is possible in the model's current state. */
  allowed: (model: Readonly<Model>) => boolean
  /** Makes it happen in both, the model and the market. */
  act: (model: Model, real: Real) => Promise<void>
  /** Compares the two, after this and every step. */
  check: (model: Model, real: Real) => Promise<void>
}

/** One command that runs against a model and the market. Its name appears in the report of a failed run. */
export class ModelCommand<Model extends object, Real> implements fc.AsyncCommand<Model, Real> {
  private readonly name: string
  private readonly step: Step<Model, Real>

  constructor(name: string, step: Step<Model, Real>) {
    this.name = name
    this.step = step
  }

  check(model: Readonly<Model>) {
    return this.step.allowed(model)
  }

  async run(model: Model, real: Real) {
    await this.step.act(model, real)
    await this.step.check(model, real)
  }

  toString() {
    return this.name
  }
}
