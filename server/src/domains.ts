import type { FastifyInstance } from 'fastify'

/** Every domain of the product, mounted in this order. */
export const domains: readonly ((app: FastifyInstance) => void)[] = []
