// fails: 01 WA, 03 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA
#include <iostream>
using namespace std;

int main() {
    long long price, sum = 0;
    int count = 0;
    cin >> price;
    while (price != 0) {
        cin >> price;
        sum += price;
        if (price != 0) count++;
    }
    cout << count << " " << sum << endl;
    return 0;
}
