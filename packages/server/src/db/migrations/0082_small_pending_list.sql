ALTER INDEX "question_search_grams" SET (gin_pending_list_limit = 128);
