// fails: 05 WA, 09 WA, 10 WA, 11 WA, 12 WA
#include <iostream>
using namespace std;

int main() {
    int price, count = 0;
    int sum = 0;
    do {
        cin >> price;
        sum += price;
        if (price != 0) count++;
    } while (price != 0);
    cout << count << " " << sum << endl;
    return 0;
}
