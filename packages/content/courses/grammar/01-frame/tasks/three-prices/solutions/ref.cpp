#include <cstdio>
#include <iostream>
using namespace std;

int main() {
    double sum = 0;
    for (int i = 0; i < 3; i++) {
        double price;
        char star;
        int count;
        cin >> price >> star >> count;
        printf("%c:%.2f\n", 'A' + i, price * count);
        sum += price * count;
    }
    int p;
    cin >> p;
    printf("T:%.2f\nR:%.2f\n", sum, p - sum);
    return 0;
}
